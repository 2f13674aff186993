declare module 'virtual:workshop/facts' {
  export const facts: Readonly<Record<string, import('./facts.ts').WidgetFacts>>;
}
