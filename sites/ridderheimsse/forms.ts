import type { PageContent } from '../../cms/model/content.ts';
import { form } from '../../cms/demo/pages/forms/make.ts';
import { columns, facts, opening, text, type Link } from '../../cms/demo/pages/html.ts';
import { createPages } from '../../cms/demo/pages/make.ts';

const slow = createPages('ridderheimsse', 'se');
const start: Link = ['Start', '/'];

/** The charcuterie brand's campaign, in Swedish. */
export const campaign: PageContent[] = [
  slow('/kampanj', 'Vinn en provningslåda', 'Delta i Rosenskärs vinterkampanj.', [
    opening(
      start,
      'Vinn en provningslåda',
      'Fjorton månaders skinka, bresaola och en bok om vad man dricker till. Vi lottar ut femtio lådor före jul.',
    ),
    facts(['Kampanjen pågår', '1.11–15.12.2026'], ['Priser', '50 lådor'], ['Värde', '640 kr']),
    columns(
      {
        heading: 'Så deltar du',
        texts: ['Skriv din e-postadress, bekräfta att du fyllt 18 år och godkänn reglerna.'],
      },
      {
        heading: 'Vad du får',
        texts: ['Alla som deltar får vårt nyhetsbrev, fyra gånger om året. Det går lätt att avsluta.'],
      },
    ),
    form('campaign-form', {
      campaignJoinNumber: '2026-11',
      rulesLink: { label: 'Läs reglerna', link: '/kampanj/regler' },
      texts: { buttonLabel: 'Delta' },
      successText: 'Tack, du är med! Vinnarna får ett brev senast den 18 december.',
    }),
  ]),
  slow('/kampanj/regler', 'Regler för kampanjen', 'Regler för Rosenskärs vinterkampanj 2026.', [
    opening(start, 'Regler för kampanjen', 'Rosenskärs vinterkampanj, 1.11–15.12.2026.'),
    text('Vem som får delta', [
      'Alla som bor i Sverige och har fyllt 18 år. Anställda på Saaristo Foods får inte delta. Du kan delta en gång.',
    ]),
    text('Vinsterna', [
      'Vi lottar ut femtio provningslådor den 16 december 2026. Vinnarna får besked per e-post. En vinst kan inte bytas mot pengar.',
    ]),
    text(
      'Dina uppgifter',
      [
        'Vi använder din e-postadress till lottningen och till vårt nyhetsbrev, som du kan avsluta i varje brev. Arrangör är Saaristo Foods.',
      ],
      ['Delta i kampanjen', '/kampanj'],
    ),
  ]),
];
