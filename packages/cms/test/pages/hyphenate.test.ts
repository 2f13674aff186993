import { expect, it } from 'vitest';
import type { Language } from 'saaristo/sites';
import { trustHtml } from '../../platform/http/html.ts';
import { hyphenate } from '../../pages/render/hyphenate.ts';

/** Shows the breaks as `|`, and the spaces that do not break as `_`. */
const mark = (content: string, language: Language): string =>
  hyphenate(trustHtml(content), language)
    .text.replaceAll(/<span class="sa-shy"><\/span>|<wbr>/g, '|')
    .replaceAll('\u00a0', '_');

it.each<[Language, string, string]>([
  ['fi', '<h1>Jauhelihapihvit</h1>', '<h1>Jauhe|liha|pihvit</h1>'],
  ['fi', '<h1>Härkäpapupihvit uunissa</h1>', '<h1>Härkä|papu|pihvit uunissa</h1>'],
  ['fi', '<h2 class="a">Naudanlihakeitto</h2>', '<h2 class="a">Naudan|liha|keitto</h2>'],
  [
    'fi',
    '<h3><a href="/jauhelihapihvit">Jauhelihapihvejä</a></h3>',
    '<h3><a href="/jauhelihapihvit">Jauhe|liha|pihvejä</a></h3>',
  ],
  ['fi', '<h1>Grillimakkara</h1><p>Jauhelihapihvit</p>', '<h1>Grilli|makkara</h1><p>Jauhelihapihvit</p>'],
  [
    'fi',
    '<p>(Härkäpapupyöryköitä). Kas</p>',
    '<p><span><span class="sa-word">(Härkä|papu|pyöryköitä).</span> Kas</span></p>',
  ],
  ['fi', '<script>"Härkäpapupyöryköitä <code>"</script>', '<script>"Härkäpapupyöryköitä <code>"</script>'],
  ['en', '<dd>ir@saaristo.example.</dd>', '<dd><span>ir@|saaristo|.example.</span></dd>'],
  ['fi', '<h1>Kalakeitto</h1>', '<h1>Kalakeitto</h1>'],
  ['fi', '<h1>Vastuullisuus ja xyrtoblaatteri</h1>', '<h1>Vastuullisuus ja xyrtoblaatteri</h1>'],
  ['fi', '<h1>a < b & jauhelihapihvit', '<h1>a < b & jauhe|liha|pihvit'],
  ['fi', '<h1>Kolmaskymmenensimmäinen</h1>', '<h1>Kol|mas|kym|me|nen|sim|mäi|nen</h1>'],
  ['se', '<h1>Tillgänglighetsutlåtande</h1>', '<h1>Tillgänglighets|utlåtande</h1>'],
  [
    'se',
    '<p>Demonstrationswebbplatsen</p>',
    '<p><span><span class="sa-word">Demonstrations|webb|platsen</span></span></p>',
  ],
  ['se', '<h1>Grillkorvspannkaka</h1>', '<h1>Grill|korvs|pannkaka</h1>'],
  ['en', '<h1>Jauhelihapihvit</h1>', '<h1>Jauhelihapihvit</h1>'],
  ['fi', '<p>Naudan jauheliha 10 %, 1 200 g</p>', '<p>Naudan jauheliha 10_%, 1_200_g</p>'],
  ['se', '<p>Högst +6 °C, 50 × 70 cm, 640 kr</p>', '<p>Högst +6_°C, 50 × 70_cm, 640_kr</p>'],
  ['en', '<dd>41,000 t</dd>', '<dd>41,000_t</dd>'],
  [
    'fi',
    '<p>3 talon, 20100 Turku, 1.11.2026 100 paikkaa</p>',
    '<p>3 talon, 20100 Turku, 1.11.2026 100 paikkaa</p>',
  ],
  ['fi', '<textarea>10 %</textarea>', '<textarea>10 %</textarea>'],
])(
  '%s %s: long words and addresses break at their places, numbers stay with their units',
  (language, content, marked) => {
    expect(mark(content, language)).toBe(marked);
  },
);
