import type { EditorTexts } from '#island/define.ts';

export const editorTexts: EditorTexts = {
  'Question form': { fi: 'Kysymyslomake', sv: 'Frågeformulär' },
  'A message to the company, with a captcha. Your text replaces the form when it is sent.': {
    fi: 'Viesti yritykselle, captchan kanssa. Lähetyksen jälkeen tilalle tulee kirjoittamasi teksti.',
    sv: 'Ett meddelande till företaget, med captcha. Din text ersätter formuläret när det har skickats.',
  },
  'Above the form. None where it is empty': {
    fi: 'Lomakkeen yläpuolella. Tyhjänä ei otsikkoa',
    sv: 'Ovanför formuläret. Ingen rubrik om det är tomt',
  },
  'Text of the send button': { fi: 'Lähetyspainikkeen teksti', sv: 'Text på skicka-knappen' },
  'Replaces the form once it is sent': {
    fi: 'Näkyy lomakkeen tilalla, kun se on lähetetty',
    sv: 'Ersätter formuläret när det har skickats',
  },
};
