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
import type { Chat } from '../chat.ts';

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

/** What can be done with a conversation; the list follows. One that is deleted leaves the screen, also when the list is closed by then. */
export function useSessionActions(chat: Chat) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: [KEY] });
  const onError = (error: Error) => toast.error(error.message);
  const rename = useMutation({
    mutationFn: ({ id, title }: Pick<ChatSession, 'id' | 'title'>) =>
      call(renameChatSession, { params: { id }, body: { title } }),
    onSuccess: refresh,
    onError,
  });
  const remove = useMutation({
    mutationFn: ({ id }: ChatSession) => call(deleteChatSession, { params: { id } }),
    onSuccess: (_, { id }) => {
      if (chat.snapshot().sessionId === id) chat.clear();
      return refresh();
    },
    onError,
  });
  const open = useMutation({
    mutationFn: ({ id }: ChatSession) => call(getChatSession, { params: { id } }),
    onError,
  });
  return { rename, remove, open };
}
