import { mergeMessages, type Messages } from '#i18n/texts.ts';
import { cookieMessages } from '#ui/cookie-messages.ts';

type OwnKey =
  | 'buttonLabel'
  | 'sending'
  | 'sendingAnnounced'
  | 'failed'
  | 'errorHeading'
  | 'requiredLabel'
  | 'tooLong'
  | 'wrongDay'
  | 'dayHint'
  | 'openCalendar'
  | 'productsFound'
  | 'noProductList'
  | 'chooseFiles'
  | 'dropFiles'
  | 'noFiles'
  | 'filesChosen'
  | 'removeFile'
  | 'readingFile'
  | 'wrongFileType'
  | 'fileTooLarge'
  | 'tooManyFiles'
  | 'unreadableFile'
  | 'kB'
  | 'MB'
  | 'remainingLabel'
  | 'limitHint'
  | 'specialCharacters'
  | 'specialCharactersInList'
  | 'successText'
  | 'plainQuestion'
  | 'plainQuestionHint'
  | 'numbers'
  | 'wrongAnswer'
  | 'leaveEmpty'
  | 'filesAgain';

const own: Messages<OwnKey> = {
  fi: {
    buttonLabel: 'Lähetä',
    sending: 'Lähetetään...',
    sendingAnnounced: 'Viestiäsi lähetetään.',
    failed: 'Tapahtui virhe. Yritä uudelleen',
    errorHeading: 'Lomakkeelta puuttuu pakollisia tietoja',
    requiredLabel: 'Tämä kenttä on pakollinen',
    tooLong: 'Teksti on liian pitkä',
    wrongDay: 'Kirjoita päivä muodossa 31.12.2026',
    dayHint: 'Muodossa 31.12.2026',
    openCalendar: 'Avaa kalenteri',
    productsFound: 'Sopivia tuotteita {count}.',
    noProductList: 'Tuoteluetteloa ei saatu. Kirjoita tuotteen nimi.',
    chooseFiles: 'Valitse tiedosto',
    dropFiles: 'tai pudota se tähän',
    noFiles: 'Ei valittuja tiedostaja',
    filesChosen: 'Valittuja tiedostoja {count}',
    removeFile: 'Poista {name}',
    readingFile: 'Luetaan tiedostoa {name}',
    wrongFileType: 'Väärä tiedostotyyppi',
    fileTooLarge: 'Tiedosto liian suuri (> 15MB)',
    tooManyFiles: 'Voit liittää enintään {most} tiedostoa',
    unreadableFile: 'File data could not be read',
    kB: '{size} kt',
    MB: '{size} Mt',
    remainingLabel: 'merkkiä jäljellä',
    limitHint: 'Enintään {limit} merkkiä.',
    specialCharacters: 'Lomakkeella ei ole mahdollista käyttää erikoismerkkejä.',
    specialCharactersInList: 'Poista viestistä erikoismerkit',
    successText: 'Kiitos viestistäsi!',
    plainQuestion: 'Kirjoita numeroin luku {number}',
    plainQuestionHint: 'Näin tiedämme, ettei lomaketta lähetä ohjelma.',
    numbers: 'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän',
    wrongAnswer: 'Kirjoita pyydetty luku numeroin',
    leaveEmpty: 'Jätä tämä kenttä tyhjäksi',
    filesAgain: 'Valitse tiedostot uudelleen: selain ei osaa palauttaa niitä.',
  },
  se: {
    buttonLabel: 'Skicka',
    sending: 'Skickar...',
    sendingAnnounced: 'Ditt meddelande skickas.',
    failed: 'Något gick fel. Försök igen',
    errorHeading: 'Några obligatoriska uppgifter saknas',
    requiredLabel: 'Det här fältet är obligatoriskt',
    tooLong: 'Texten är för lång',
    wrongDay: 'Skriv datumet så här: 31.12.2026',
    dayHint: 'Så här: 31.12.2026',
    openCalendar: 'Öppna kalendern',
    productsFound: '{count} produkter passar.',
    noProductList: 'Produktlistan kunde inte hämtas. Skriv produktens namn.',
    chooseFiles: 'Välj fil',
    dropFiles: 'eller släpp den här',
    noFiles: 'Inga filer har valts',
    filesChosen: 'Valda filer: {count}',
    removeFile: 'Ta bort {name}',
    readingFile: 'Filen {name} läses',
    wrongFileType: 'Fel filtyp',
    fileTooLarge: 'Filen är för stor (> 15 MB)',
    tooManyFiles: 'Du kan bifoga högst {most} filer',
    unreadableFile: 'File data could not be read',
    kB: '{size} kB',
    MB: '{size} MB',
    remainingLabel: 'tecken kvar',
    limitHint: 'Högst {limit} tecken.',
    specialCharacters: 'Specialtecken kan inte användas i formuläret.',
    specialCharactersInList: 'Ta bort specialtecknen ur meddelandet',
    successText: 'Tack för ditt meddelande!',
    plainQuestion: 'Skriv talet {number} med en siffra',
    plainQuestionHint: 'Så vet vi att formuläret inte skickas av ett program.',
    numbers: 'noll ett två tre fyra fem sex sju åtta nio',
    wrongAnswer: 'Skriv talet som efterfrågas med en siffra',
    leaveEmpty: 'Lämna det här fältet tomt',
    filesAgain: 'Välj filerna på nytt: webbläsaren kan inte återställa dem.',
  },
  en: {
    buttonLabel: 'Send',
    sending: 'Sending...',
    sendingAnnounced: 'Your message is being sent.',
    failed: 'Something went wrong. Please try again',
    errorHeading: 'Some required information is missing',
    requiredLabel: 'This field is required',
    tooLong: 'The text is too long',
    wrongDay: 'Write the date like this: 31.12.2026',
    dayHint: 'For example 31.12.2026',
    openCalendar: 'Open the calendar',
    productsFound: '{count} products match.',
    noProductList: 'The list of products is not available. Type the name of the product.',
    chooseFiles: 'Choose a file',
    dropFiles: 'or drop it here',
    noFiles: 'No files chosen',
    filesChosen: 'Files chosen: {count}',
    removeFile: 'Remove {name}',
    readingFile: 'Reading the file {name}',
    wrongFileType: 'Wrong type of file',
    fileTooLarge: 'The file is too large (> 15 MB)',
    tooManyFiles: 'You can attach no more than {most} files',
    unreadableFile: 'File data could not be read',
    kB: '{size} kB',
    MB: '{size} MB',
    remainingLabel: 'characters left',
    limitHint: 'No more than {limit} characters.',
    specialCharacters: 'Special characters cannot be used in this form.',
    specialCharactersInList: 'Remove the special characters from your message',
    successText: 'Thank you for your message!',
    plainQuestion: 'Write the number {number} in digits',
    plainQuestionHint: 'This tells us that no program is sending the form.',
    numbers: 'zero one two three four five six seven eight nine',
    wrongAnswer: 'Write the number that is asked for in digits',
    leaveEmpty: 'Leave this field empty',
    filesAgain: 'Choose the files again: the browser can’t restore them.',
  },
  de: {
    buttonLabel: 'Senden',
    sending: 'Wird gesendet...',
    sendingAnnounced: 'Ihre Nachricht wird gesendet.',
    failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut',
    errorHeading: 'Einige Pflichtangaben fehlen',
    requiredLabel: 'Dieses Feld ist ein Pflichtfeld',
    tooLong: 'Der Text ist zu lang',
    wrongDay: 'Schreiben Sie das Datum so: 31.12.2026',
    dayHint: 'Zum Beispiel 31.12.2026',
    openCalendar: 'Kalender öffnen',
    productsFound: '{count} passende Produkte.',
    noProductList: 'Die Produktliste ist nicht verfügbar. Geben Sie den Namen des Produkts ein.',
    chooseFiles: 'Datei auswählen',
    dropFiles: 'oder hier ablegen',
    noFiles: 'Keine Dateien ausgewählt',
    filesChosen: 'Ausgewählte Dateien: {count}',
    removeFile: '{name} entfernen',
    readingFile: 'Die Datei {name} wird gelesen',
    wrongFileType: 'Falscher Dateityp',
    fileTooLarge: 'Die Datei ist zu groß (> 15 MB)',
    tooManyFiles: 'Sie können höchstens {most} Dateien anhängen',
    unreadableFile: 'File data could not be read',
    kB: '{size} kB',
    MB: '{size} MB',
    remainingLabel: 'Zeichen übrig',
    limitHint: 'Höchstens {limit} Zeichen.',
    specialCharacters: 'Sonderzeichen sind in diesem Formular nicht möglich.',
    specialCharactersInList: 'Entfernen Sie die Sonderzeichen aus der Nachricht',
    successText: 'Vielen Dank für Ihre Nachricht!',
    plainQuestion: 'Schreiben Sie die Zahl {number} als Ziffer',
    plainQuestionHint: 'So wissen wir, dass kein Programm das Formular sendet.',
    numbers: 'null eins zwei drei vier fünf sechs sieben acht neun',
    wrongAnswer: 'Schreiben Sie die gefragte Zahl als Ziffer',
    leaveEmpty: 'Lassen Sie dieses Feld leer',
    filesAgain: 'Wählen Sie die Dateien erneut aus: Der Browser kann sie nicht wiederherstellen.',
  },
};

/** Texts of the error list for errors that it does not show by the field's label (FRM-14, FRM-23). */
export const ERROR_LIST_TEXTS: Readonly<Record<string, FormKey>> = {
  specialCharacters: 'specialCharactersInList',
};

/**
 * The texts of every form; a form can override them. The error messages of schemas (`requiredLabel`,
 * `specialCharacters`) are keys of this table.
 */
export const formMessages = mergeMessages(cookieMessages, own);

export type FormKey = keyof (typeof formMessages)['fi'];
