import type { MessageKey } from '../../locales/words';

/** A line of the drawn receipt. `price` is for one, in whole shekels. */
export interface ReceiptLine {
  readonly item: MessageKey;
  readonly quantity: number;
  readonly price: number;
}

/** Lines of the drawn receipt; its total is their sum. */
export const receiptLines: readonly ReceiptLine[] = [
  { item: 'objects.receipt.espresso', quantity: 2, price: 12 },
  { item: 'objects.receipt.bourekas', quantity: 1, price: 18 },
  { item: 'objects.receipt.dateHoney', quantity: 1, price: 42 },
];

/** Total of the drawn receipt, in whole shekels. */
export function receiptTotal(lines: readonly ReceiptLine[] = receiptLines): number {
  return lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

/** An hour of the drawn booking ledger. */
export interface LedgerSlot {
  /** 24-hour clock, `HH:MM`. */
  readonly time: string;
  readonly guest: MessageKey;
  readonly isFree: boolean;
}

/** The drawn day of the booking ledger. */
export const ledgerSlots: readonly LedgerSlot[] = [
  { time: '11:00', guest: 'objects.ledger.cohen', isFree: false },
  { time: '11:30', guest: 'objects.ledger.free', isFree: true },
  { time: '12:00', guest: 'objects.ledger.haddad', isFree: false },
  { time: '12:30', guest: 'objects.ledger.levi', isFree: false },
  { time: '13:00', guest: 'objects.ledger.free', isFree: true },
];

/** The lines of the drawn order docket, top to bottom. */
export const docketLines: readonly MessageKey[] = [
  'objects.docket.kitchenScreen',
  'objects.docket.wholesaleSheet',
  'objects.docket.loyaltyCard',
];

/** The drawn service tag's checklist. */
export const serviceTagItems: readonly { readonly item: MessageKey; readonly isDone: boolean }[] = [
  { item: 'objects.serviceTag.backup', isDone: true },
  { item: 'objects.serviceTag.updates', isDone: true },
  { item: 'objects.serviceTag.holidayHours', isDone: true },
  { item: 'objects.serviceTag.newPrices', isDone: false },
];

/** Numbers on illustrations that appear nowhere else. */
export const objectFacts = { table: 7 } as const;
