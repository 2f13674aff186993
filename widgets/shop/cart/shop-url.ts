/** Returns a shop's URL, whose paths begin at the shop's address on other sites. */
export const getShopUrl = (url: string, shopUrl = ''): string =>
  url.startsWith('/') ? shopUrl.replace(/\/$/, '') + url : url;
