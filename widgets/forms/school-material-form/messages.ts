import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { labels } from '#forms/labels.ts';
import { formMessages } from '#forms/messages.ts';

const own: Messages<'failed' | 'materials' | 'materialsLabel' | 'school' | 'region' | 'noRegion'> = {
  fi: {
    failed: 'Lähetyksessä tapahtui virhe. Yritä uudelleen.',
    materials: 'Materiaalit',
    materialsLabel: 'Valitse materiaalit',
    school: 'Koulu',
    region: 'Alue',
    noRegion: 'Valitse alue',
  },
  se: {
    failed: 'Ett fel inträffade när beställningen skickades. Försök igen.',
    materials: 'Material',
    materialsLabel: 'Välj material',
    school: 'Skola',
    region: 'Region',
    noRegion: 'Välj region',
  },
  en: {
    failed: 'Something went wrong while sending. Please try again.',
    materials: 'Materials',
    materialsLabel: 'Choose the materials',
    school: 'School',
    region: 'Region',
    noRegion: 'Choose a region',
  },
  de: {
    failed: 'Beim Senden ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    materials: 'Materialien',
    materialsLabel: 'Wählen Sie die Materialien',
    school: 'Schule',
    region: 'Region',
    noRegion: 'Region wählen',
  },
};

/** Texts of the school forms (SCH-04, SCH-08). */
export const messages = mergeMessages(mergeMessages(formMessages, labels), own);
