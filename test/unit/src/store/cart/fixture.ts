/** A cart line as the shop sends it. */
export const line = (code: string, quantity: number, price = '12,90', more: object = {}) => ({
  code,
  productId: Number(code),
  name: `Tuote ${code}`,
  category: 'Nauta',
  quantity,
  linePrice: price,
  linePriceWithoutDiscounts: price,
  ...more,
});

export const cartOf = (lineItems: ReturnType<typeof line>[], more: object = {}) => ({
  lineItems,
  lineItemCount: lineItems.reduce((sum, { quantity }) => sum + quantity, 0),
  ...more,
});
