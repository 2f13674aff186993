/**
 * What is built into one file because it is needed together. Without these, rolldown makes a file of every set of modules
 * that the same widgets need: with many widgets, dozens of small ones a page.
 */

interface Group {
  name: string;
  /** The higher one first: a group takes what its modules import, too, unless that is taken already. */
  priority: number;
  test: RegExp;
  /** Only modules that so many others need. */
  minShareCount?: number;
}

export const groups: Group[] = [
  { name: 'react', priority: 9, test: /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/ },
  // What nearly every widget needs, and by its imports what an island is.
  {
    name: 'runtime',
    priority: 8,
    test: /\/mount\/(island|part|style)\.|\/src\/(lib\/(persist|url|image|read|breakpoints|debounce|cart-link)|i18n\/format|store\/(use-store|browser-storage|stored-cart)|ui\/(icons|Button|VisuallyHidden|dialog-messages|use-dismiss))\.|vite\/preload-helper|\/src\/ui\/follow-scroll\./,
  },
  { name: 'http', priority: 7, test: /\/src\/api\/http\.ts|node_modules\/axios\// },
  // What is found by words; the lists of pages, and the box of every header.
  { name: 'hits', priority: 6, test: /\/src\/api\/search\.ts/ },
  { name: 'dialog', priority: 5, test: /\/src\/ui\/(Dialog|use-dialog|use-hash)\./ },
  { name: 'rich-text', priority: 5, test: /\/src\/ui\/RichText\.|node_modules\/dompurify\// },
  { name: 'image', priority: 6, test: /\/src\/ui\/card\/ImageOrNothing\./ },
  { name: 'card', priority: 5, test: /\/src\/ui\/card\// },
  // Small things that forms and the shop both have: neither is to bring the other.
  { name: 'parts', priority: 5, test: /\/src\/lib\/(analytics|cut|money)\./ },
  // What a card of the shop says before its buy control is there.
  { name: 'buy-parts', priority: 5, test: /\/src\/(ui\/(sold-out\/|(buy|quantity)\/messages)|lib\/stock)/ },
  { name: 'product-cards', priority: 4, test: /\/src\/(ui\/product-card\/|api\/product\.)/ },
  { name: 'video', priority: 3, test: /\/src\/ui\/video-dialog\// },
  { name: 'slides', priority: 4, test: /\/src\/ui\/carousel\/|node_modules\/swiper\// },
  {
    name: 'content-cards',
    priority: 3,
    test: /\/src\/(ui\/content-card\/|(api|lib)\/content-card|lib\/image-preset)/,
    minShareCount: 2,
  },
  { name: 'search-page', priority: 4, test: /\/src\/(store|ui)\/search\/|node_modules\/qs\// },
  // How a field looks, also outside of a form.
  { name: 'field', priority: 4, test: /\/src\/forms\/(Field|FieldRow)\./ },
  // Every form; what only some of them have, and is large, is beside it.
  {
    name: 'form',
    priority: 3,
    test: /\/src\/forms\/[A-Z]\w*\.|\/src\/schemas\/(rules|form|contact-method)\.|node_modules\/(react-hook-form|yup)\//,
  },
  { name: 'product-picker', priority: 2, test: /\/src\/forms\/product-picker\// },
  { name: 'file-field', priority: 2, test: /\/src\/forms\/files\/FileField\./ },
  {
    name: 'sign-up',
    priority: 2,
    test: /\/src\/(forms\/sign-up\/|api\/sign-ups|schemas\/sign-ups|lib\/cookies)/,
  },
  // What changes the shop's cart, and what shows how much of something is bought.
  {
    name: 'shop-cart',
    priority: 3,
    test: /\/src\/(store\/(shop-cart|shop-events|line-changes)|api\/cart)\./,
  },
  { name: 'buying', priority: 2, test: /\/src\/ui\/(buy|quantity|popover)\// },
  // A shared file with styles must not be called as a widget is.
  { name: 'review-parts', priority: 2, test: /\/src\/(ui\/stars\/|api\/reviews)/, minShareCount: 2 },
  // The editing comes when it is asked for; what it shares with the looking stands with the widget.
  {
    name: 'menu-builder',
    priority: 1,
    test: /\/weekly-menu-builder\/(?!widget|Editor|DayEditor|CardTools|RecipeDialog|drag)|\/src\/lib\/(iso-week|menu)\./,
    minShareCount: 2,
  },
  // What the two layouts of the header share comes with the header.
  { name: 'header-parts', priority: 1, test: /\/widgets\/header\/|\/ui\/use-scrolled/, minShareCount: 2 },
];
