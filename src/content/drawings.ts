import type { MessageKey } from '../../locales/words';

/** Lines of the drawn receipt. `price` is for one, in whole shekels. */
export const receiptLines: readonly {
  readonly item: MessageKey;
  readonly quantity: number;
  readonly price: number;
}[] = [
  { item: 'objects.receipt.espresso', quantity: 2, price: 12 },
  { item: 'objects.receipt.bourekas', quantity: 1, price: 18 },
  { item: 'objects.receipt.dateHoney', quantity: 1, price: 42 },
];

/** Total of the drawn receipt, in whole shekels. */
export function receiptTotal(): number {
  return receiptLines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
}

/** The drawn day of the booking ledger, on a 24-hour clock. */
export const ledgerSlots: readonly {
  readonly time: string;
  readonly guest: MessageKey;
  readonly isFree: boolean;
}[] = [
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
