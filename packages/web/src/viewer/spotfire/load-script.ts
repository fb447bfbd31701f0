import type { WebPlayer } from './web-player.ts';

/** How long the script may take to get ready, and how often one looks, in milliseconds. */
const READY_TIMEOUT_MS = 30_000;
const LOOK_INTERVAL_MS = 50;

const loading = new Map<string, Promise<WebPlayer>>();

/**
 * Loads the script of an analytics server, once per address. A failure is forgotten, so that the next page that needs it
 * tries again.
 */
export function loadWebPlayer(scriptUrl: string): Promise<WebPlayer> {
  const known = loading.get(scriptUrl);
  if (known !== undefined) return known;
  const player = addScript(scriptUrl).then(untilReady);
  loading.set(scriptUrl, player);
  player.catch(() => loading.delete(scriptUrl));
  return player;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the analytics server could not be loaded'));
    };
    document.head.append(script);
  });
}

/** The script loads the rest of itself, so that its own end says nothing. */
async function untilReady(): Promise<WebPlayer> {
  const end = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const player = window.spotfire?.webPlayer;
    if (player?.createApplication !== undefined) return player;
    if (Date.now() > end) throw new Error('The script of the analytics server did not get ready');
    await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
  }
}
