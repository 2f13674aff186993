/**
 * The form for a new page: offers the languages of the selected site and the templates of both, and suggests a path from the title. Without
 * this script, the server reports languages that the site does not have.
 */

import { suggestSlug } from './model/slug.ts';

const site = document.querySelector<HTMLSelectElement>('#site')!;
const language = document.querySelector<HTMLSelectElement>('#language')!;
const title = document.querySelector<HTMLInputElement>('#title')!;
const path = document.querySelector<HTMLInputElement>('#path')!;
const layout = document.querySelector<HTMLSelectElement>('#layout')!;
const all = [...language.options];
/** A template of a new page. Own ones belong to a site and a language. */
const starts = [...layout.options];
/** The last suggested path. A typed path is not replaced. */
let suggested = '/';

const listOffered = (): string[] => site.selectedOptions[0]!.dataset['languages']!.split(' ');

function suggestPath(): void {
  if (path.value !== suggested && path.value !== '') return;
  const slug = suggestSlug(title.value);
  // Paths of the site's first language have no prefix.
  suggested = `${language.value === listOffered()[0] ? '/' : `/${language.value}/`}${slug}`;
  path.value = suggested;
}

function updateStarts(): void {
  const place = `${site.value} ${language.value}`;
  const chosen = layout.value;
  layout.replaceChildren(...starts.filter(({ dataset }) => (dataset['place'] ?? place) === place));
  layout.value = chosen;
  if (layout.selectedIndex < 0) layout.selectedIndex = 0;
}

function updateLanguages(): void {
  const offered = listOffered();
  const chosen = offered.includes(language.value) ? language.value : offered[0]!;
  language.replaceChildren(...offered.flatMap((one) => all.filter(({ value }) => value === one)));
  language.value = chosen;
  suggestPath();
  updateStarts();
}

site.addEventListener('change', updateLanguages);
language.addEventListener('change', () => {
  suggestPath();
  updateStarts();
});
title.addEventListener('input', suggestPath);
// When the visitor navigates back, the browser restores the selected site.
addEventListener('pageshow', updateLanguages);
