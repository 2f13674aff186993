export const messages = {
	fi: {
		blockInvalid: "Lohkon ”{name}” asetuksissa on virhe.",
		blockFailed: "Lohkoa ”{name}” ei voitu näyttää.",
		blockUnknown: "Lohkoa ”{name}” ei enää ole. Kävijä näkee sen viimeisen sisällön; poista tai korvaa lohko."
	},
	se: {
		blockInvalid: "Inställningarna för blocket ”{name}” är fel.",
		blockFailed: "Blocket ”{name}” kunde inte visas.",
		blockUnknown: "Blocket ”{name}” finns inte längre. Besökaren ser dess senaste innehåll; ta bort eller ersätt blocket."
	},
	en: {
		blockInvalid: "The settings of the block “{name}” are wrong.",
		blockFailed: "The block “{name}” could not be shown.",
		blockUnknown: "There is no block “{name}” any more. Visitors see what it last held; remove or replace the block."
	},
	de: {
		blockInvalid: "Die Einstellungen des Blocks „{name}“ sind fehlerhaft.",
		blockFailed: "Der Block „{name}“ konnte nicht angezeigt werden.",
		blockUnknown: "Den Block „{name}“ gibt es nicht mehr. Besucher sehen, was er zuletzt enthielt; entfernen oder ersetzen Sie ihn."
	}
};
