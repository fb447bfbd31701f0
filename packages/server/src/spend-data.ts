import type { Analytics } from '@pellucid/analytics';
import type { Config } from './config.ts';

/** The warehouse of spend data and the gate to it, as the server holds them. */
export interface SpendData {
  analytics: Analytics;
  /** On the first start: imports OPEN_PAYMENTS_FILES, or in demo mode makes and imports demonstration data. */
  fill(config: Config): Promise<void>;
  close(): Promise<void>;
}

export async function openSpendData(folder: string): Promise<SpendData> {
  const refuse = () => Promise.reject(new Error(`No warehouse in ${folder}`));
  return {
    analytics: { run: refuse, stream: refuse, search: refuse, describe: refuse, dataVersion: async () => '0' },
    fill: async () => undefined,
    close: async () => undefined,
  };
}
