import { heroDrawing } from './claims';
import { services } from './services';

/** True if the sample menu is drawn anywhere: its pages are exported. */
export const showsMenu =
  heroDrawing === 'menu' || services.some(({ image }) => image === 'tableTent');

/** Lines of the drawn receipt. `price` is for one, in whole shekels. */
export const receiptLines = [
  { item: 'objects.receipt.espresso', quantity: 2, price: 12 },
  { item: 'objects.receipt.bourekas', quantity: 1, price: 18 },
  { item: 'objects.receipt.dateHoney', quantity: 1, price: 42 },
] as const;

/** The drawn day of the booking ledger, on a 24-hour clock. */
export const ledgerSlots = [
  { time: '11:00', guest: 'objects.ledger.window', isFree: false },
  { time: '11:30', guest: 'objects.ledger.free', isFree: true },
  { time: '12:00', guest: 'objects.ledger.highChair', isFree: false },
  { time: '12:30', guest: 'objects.ledger.birthday', isFree: false },
  { time: '13:00', guest: 'objects.ledger.free', isFree: true },
] as const;

/** The lines of the drawn order docket, top to bottom. */
export const docketLines = [
  'objects.docket.kitchenScreen',
  'objects.docket.wholesaleSheet',
  'objects.docket.loyaltyCard',
] as const;

/** The drawn service tag's checklist. */
export const serviceTagItems = [
  { item: 'objects.serviceTag.backup', isDone: true },
  { item: 'objects.serviceTag.updates', isDone: true },
  { item: 'objects.serviceTag.holidayHours', isDone: true },
  { item: 'objects.serviceTag.newPrices', isDone: false },
] as const;
