/** The words of the cart page beside its blocks; the shop is Finnish (I18N-04). */
export const words = {
  title: 'Ostoskori',
  description: 'Lihaluodon ostoskori: tuotteet, toimitus ja maksu.',
  waiting: 'Tilauksesi odottaa maksua.',
  toPayment: 'Jatka maksamaan tai peruuta maksu',
};
