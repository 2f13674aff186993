import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'News search': { fi: 'Uutishaku', sv: 'Nyhetssök' },
  Authors: { fi: 'Kirjoittajat', sv: 'Författare' },
  'Searches the news of the site, newest first, with filters by theme and author.': {
    fi: 'Sivuston uutiset uusimmasta alkaen; niitä voi hakea ja rajata aiheen ja kirjoittajan mukaan.',
    sv: 'Webbplatsens nyheter, nyast först, att söka i och avgränsa efter tema och författare.',
  },
  'Sent with the search. Default: 2, newest first': {
    fi: 'Lähetetään haun mukana. Oletus: 2, uusin ensin',
    sv: 'Skickas med sökningen. Standard: 2, nyast först',
  },
  'Ids of categories; news of any of them are found': {
    fi: 'Luokkien tunnisteet; haku löytää minkä tahansa niistä uutiset',
    sv: 'Kategoriers id; nyheter i någon av dem hittas',
  },
};
