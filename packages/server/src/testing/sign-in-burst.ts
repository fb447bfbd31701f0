import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

interface SignInFrom {
  username: string;
  password: string;
  /** As a trusted proxy tells it. */
  address: string;
}

interface Burst {
  /** How many sign-ins were answered with which status. */
  statuses: Map<number, number>;
  /** Refusals for a while that do not say for how long. */
  withoutRetryAfter: number;
  /** The longest that the server took to say that it lives, in milliseconds. */
  longestLiveness: number;
}

/** Signs in so often at once, and asks a server over and over whether it lives until all are answered. */
export async function signInBurst(origin: string, count: number, attempt: (n: number) => SignInFrom): Promise<Burst> {
  const [strangers, watcher] = [new Agent(), new Agent({ keepAlive: true, maxSockets: 1 })];
  const burst: Burst = { statuses: new Map(), withoutRetryAfter: 0, longestLiveness: 0 };
  let underWay = count;
  const liveness = () => answered(request(`${origin}/management/health/liveness`, { agent: watcher }).end());

  async function signIn({ address, ...body }: SignInFrom): Promise<void> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const sent = request(`${origin}/api/authenticate`, { method: 'POST', agent: strangers, headers });
    const { statusCode: status = 0, headers: answer } = await answered(sent.end(JSON.stringify(body)));
    burst.statuses.set(status, (burst.statuses.get(status) ?? 0) + 1);
    if ([429, 503].includes(status) && !(Number(answer['retry-after']) > 0)) burst.withoutRetryAfter += 1;
    underWay -= 1;
  }

  await liveness();
  const all = Promise.all(Array.from({ length: count }, (_, n) => signIn(attempt(n))));
  while (underWay > 0) {
    const asked = performance.now();
    await Promise.race([liveness(), all]);
    burst.longestLiveness = Math.max(burst.longestLiveness, performance.now() - asked);
  }
  await all;
  watcher.destroy();
  return burst;
}

async function answered(sent: ReturnType<typeof request>): Promise<IncomingMessage> {
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  await once(answer, 'end');
  return answer;
}
