/** The form of a new page: offers the languages of the site that is chosen. Without this script the server says which there are not. */

const site = document.querySelector<HTMLSelectElement>('#site')!;
const language = document.querySelector<HTMLSelectElement>('#language')!;
const all = [...language.options];

function narrow(): void {
  const offered = site.selectedOptions[0]!.dataset['languages']!.split(' ');
  const chosen = offered.includes(language.value) ? language.value : offered[0]!;
  language.replaceChildren(...offered.flatMap((one) => all.filter(({ value }) => value === one)));
  language.value = chosen;
}

site.addEventListener('change', narrow);
// A browser that goes back to the form has the site that was chosen.
addEventListener('pageshow', narrow);
