import type { EndpointResponse, landingPreview } from '@pellucid/contract';
import { useQuery } from '@tanstack/react-query';
import { previewQuery } from '../../lib/previews.ts';
import { PAYMENT_NATURES, type PaymentNature } from './payment-natures.ts';

/** The board whose preview has spend and payments by nature: public figures, newest program year. */
const BOARD = 'general-spend-by-nop';

/** What the industry spent on a nature. */
export interface NatureFigures {
  /** Label as it is published. */
  label: string;
  name: string;
  /** US dollars, exact decimals. */
  amount: string;
  payments: number;
  /** Parts of all natures together, 0 to 1. */
  amountShare: number;
  paymentShare: number;
}

export interface NatureSpend {
  programYear: number | null;
  /** Largest spend first. */
  natures: NatureFigures[];
}

/** Spend by nature of the newest program year; undefined while it loads, null when it cannot be had. */
export function useNatureSpend(): NatureSpend | null | undefined {
  const { data, isError } = useQuery(previewQuery(BOARD));
  if (isError) return null;
  return data === undefined ? undefined : spendOf(data);
}

export function spendOf({ programYear, result }: EndpointResponse<typeof landingPreview>): NatureSpend | null {
  const at = (name: string) => result.columns.findIndex((column) => column.name === name);
  const [nature, amount, payments] = [at('nature'), at('total_amount'), at('payments')];
  if (nature === -1 || amount === -1 || payments === -1) return null;
  const rows = result.rows.flatMap((row) => {
    const label = row[nature];
    return typeof label === 'string'
      ? [{ label, amount: String(row[amount] ?? '0'), payments: Number(row[payments] ?? 0) }]
      : [];
  });
  const allAmounts = rows.reduce((sum, row) => sum + Number(row.amount), 0);
  const allPayments = rows.reduce((sum, row) => sum + row.payments, 0);
  return {
    programYear,
    natures: rows.map((row) => ({
      ...row,
      name: natureOf(row.label)?.name ?? row.label,
      amountShare: allAmounts === 0 ? 0 : Number(row.amount) / allAmounts,
      paymentShare: allPayments === 0 ? 0 : row.payments / allPayments,
    })),
  };
}

/** Published labels differ in capitals over the years. */
export function natureOf(label: string): PaymentNature | undefined {
  return PAYMENT_NATURES.find((nature) => nature.label.toLowerCase() === label.toLowerCase());
}
