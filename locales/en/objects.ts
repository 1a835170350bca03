/**
 * Texts on the illustrations: receipt, ledger, docket, tag. Amounts and hours are in `src/content`.
 */
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
    cohen: 'Cohen, window',
    haddad: 'Haddad, high chair',
    levi: 'Levi, birthday',
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
