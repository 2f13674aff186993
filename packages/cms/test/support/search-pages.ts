import type { FastifyInstance } from 'fastify';
import type { Prerender } from '../../pages/render/prerender.ts';
import { documentOf, fieldsOf } from './html.ts';
import { ownViews } from './own-views.ts';

/** Renders the search pages from their sources. */
export const searchViews = (): Promise<Prerender> =>
  ownViews('news-search', 'product-search', 'recipe-search', 'shop-product-search', 'site-search');

/** Opens search pages like a browser without JavaScript. */
export const searchPages =
  (app: FastifyInstance) =>
  async (url: string, host = 'localhost:4000') => {
    const { statusCode, body } = await app.inject({ url, headers: { host } });
    const main = documentOf(body).querySelector('main')!;
    const [path = ''] = url.split('?', 1);
    const form = main.querySelector<HTMLFormElement>('[data-widget$="-search"] form')!;
    /** Returns the target of a link to the same page. */
    const hrefOf = (selector: string): string | undefined => {
      const href = main.querySelector(selector)?.getAttribute('href');
      return href ? path + href : undefined;
    };
    return {
      statusCode,
      body,
      main,
      form,
      titles: [...main.querySelectorAll('article h2')].map((one) => one.textContent.trim()),
      count: main.querySelector('[aria-live=polite]')?.textContent.trim(),
      next: hrefOf('a[rel=next]'),
      cleared: hrefOf('[role=group] a'),
      /** Returns the control of a choice by its label, ignoring the count. */
      choice: (label: string) =>
        [...main.querySelectorAll('label')]
          .find((one) => one.textContent.startsWith(label))!
          .querySelector('input')!,
      /** Returns the URL that the browser requests when the form is sent. */
      sent: () => `${form.getAttribute('action') ?? path}?${new URLSearchParams(fieldsOf(form)).toString()}`,
    };
  };
