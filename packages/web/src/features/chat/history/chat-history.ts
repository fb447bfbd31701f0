import {
  type ChatSession,
  deleteChatSession,
  getChatSession,
  listChatSessions,
  renameChatSession,
} from '@pellucid/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api.ts';
import { toast } from '../../../ui/notices.ts';

/** Conversations that the list shows; older ones are found by searching. */
export const HISTORY_SIZE = 100;
const KEY = 'chat-sessions';

/** The person's conversations with something in their title or questions. */
export function useChatSessions(query: string) {
  return useQuery({
    queryKey: [KEY, query],
    queryFn: ({ signal }) => call(listChatSessions, { query: { query, page: 0, size: HISTORY_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** What can be done with a conversation; the list follows. */
export function useSessionActions() {
  const queries = useQueryClient();
  const options = {
    onSuccess: () => queries.invalidateQueries({ queryKey: [KEY] }),
    onError: (error: Error) => toast.error(error.message),
  };
  const rename = useMutation({
    mutationFn: ({ id, title }: Pick<ChatSession, 'id' | 'title'>) =>
      call(renameChatSession, { params: { id }, body: { title } }),
    ...options,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ChatSession) => call(deleteChatSession, { params: { id } }),
    ...options,
  });
  const open = useMutation({
    mutationFn: ({ id }: ChatSession) => call(getChatSession, { params: { id } }),
    onError: options.onError,
  });
  return { rename, remove, open };
}
