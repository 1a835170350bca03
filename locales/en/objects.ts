/** Texts on the illustrations: receipt, ledger, docket, tag. Amounts and hours are in `src/content`. */
export const objects = {
  receipt: {
    title: 'Receipt',
    order: 'Online order',
    espresso: 'Espresso',
    bourekas: 'Bourekas',
    dateHoney: 'Date honey',
    total: 'Total',
  },
  ledger: {
    title: 'Friday',
    free: 'Free',
    window: 'By the window',
    highChair: 'High chair',
    birthday: 'Birthday',
  },
  docket: {
    title: 'Order',
    kitchenScreen: '1 × kitchen screen',
    wholesaleSheet: '1 × wholesale sheet',
    loyaltyCard: '1 × loyalty card',
    note: 'No onions',
  },
  serviceTag: {
    title: 'Service',
    backup: 'Backup',
    updates: 'Updates',
    holidayHours: 'Holiday hours',
    newPrices: 'New prices',
  },
};
