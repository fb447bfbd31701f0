import type { Analytics } from '@pellucid/analytics';
import {
  cancelRunning,
  checkQuery,
  exportQuery,
  getModel,
  getRunning,
  listRunning,
  runQuery,
} from '@pellucid/contract';
import { mount, type Server, scopeOf } from '../../http/mount.ts';
import { notFound } from '../../http/problems.ts';
import { sendTable } from '../../table-files/send-table.ts';

/**
 * The query gate as a public call, so that a customer's own scripts get the figures of the screens: same question, same
 * scope, same limits.
 */
export function queryRoutes(server: Server, { analytics }: { analytics: Analytics }): void {
  mount(server, runQuery, async ({ body: { explain, ...query } }, context) =>
    analytics.run(query, scopeOf(context), { signal: context.signal, explain }),
  );

  mount(server, checkQuery, async ({ body }, context) =>
    analytics.check(body, scopeOf(context), { signal: context.signal }),
  );

  mount(server, exportQuery, async ({ query: { format }, body }, context) => {
    const { columns, words, chunks, cancelled } = await analytics.stream(body, scopeOf(context), {
      signal: context.signal,
    });
    // Titles are the names that were asked, because a script reads them; a board's export has the labels.
    const titled = columns.map(({ name, type }) => ({ title: name, type }));
    return sendTable(
      context.reply,
      { name: body.source, format },
      { columns: titled, about: words, chunks, cancelled },
    );
  });

  // Who owns it is answered as if it were nobody's: an id of somebody else's work is no id.
  const gone = () => notFound('No question or export of yours is under way with this id');
  mount(server, listRunning, async (_, context) => analytics.running(scopeOf(context)));
  mount(server, getRunning, async ({ params: { id } }, context) => {
    const found = (await analytics.running(scopeOf(context))).find((one) => one.id === id);
    if (!found) throw gone();
    return found;
  });
  mount(server, cancelRunning, async ({ params: { id } }, context) => {
    if (!analytics.cancel(id, scopeOf(context))) throw gone();
  });

  mount(server, getModel, async (_, context) => analytics.describe(scopeOf(context)));
}
