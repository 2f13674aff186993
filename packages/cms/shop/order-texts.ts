/**
 * Texts about the buyer's rights in confirmations and receipts. They are examples in the right places: the shop's lawyer replaces them. The
 * shop is Finnish (I18N-04).
 */
export const orderTexts = {
  complaintTitle: 'Jos tilauksessa on vikaa',
  complaint:
    'Ilmoita viasta mieluiten kahden vuorokauden kuluessa toimituksesta: tee reklamaatio verkkokaupan sivulla, kirjoita tai soita. Viallinen tai väärä tuote korvataan kuluttajansuojalain mukaan uudella tuotteella, hinnanalennuksella tai kaupan purkamisella. Jos emme pääse sopuun, voit pyytää neuvoa kuluttajaneuvonnasta (kkv.fi) ja viedä asian kuluttajariitalautakuntaan (kuluttajariita.fi).',
  withdrawalTitle: 'Peruuttaminen',
  withdrawal: (hour: number) =>
    `Saat perua tilauksen maksutta viimeistään toimitusta edeltävänä päivänä kello ${hour}: kirjoita tai soita, niin palautamme maksusi. Sen jälkeen peruuttamisoikeutta ei ole, koska tuotteet ovat nopeasti pilaantuvia (kuluttajansuojalaki 6 luku 16 §).`,
};
