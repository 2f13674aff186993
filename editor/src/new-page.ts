/**
 * The form for a new page: offers the languages of the selected site. Without this script, the server reports languages that the site does
 * not have.
 */

const site = document.querySelector<HTMLSelectElement>('#site')!;
const language = document.querySelector<HTMLSelectElement>('#language')!;
const all = [...language.options];

function updateLanguages(): void {
  const offered = site.selectedOptions[0]!.dataset['languages']!.split(' ');
  const chosen = offered.includes(language.value) ? language.value : offered[0]!;
  language.replaceChildren(...offered.flatMap((one) => all.filter(({ value }) => value === one)));
  language.value = chosen;
}

site.addEventListener('change', updateLanguages);
// When the visitor navigates back, the browser restores the selected site.
addEventListener('pageshow', updateLanguages);
