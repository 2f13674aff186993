const PRESSABLE = "a, button, summary, input, select, textarea, [role=\"button\"]";
/** Looks at the fallback as it is now, before the island is mounted in `host`. */
export function carryOver(marker, host) {
	const { element, pressed } = marker;
	if (!element.firstElementChild) return undefined;
	const fields = [...element.querySelectorAll("input[name], textarea[name], select[name]")];
	const changed = fields.filter(isChanged);
	const focused = element.contains(document.activeElement) ? document.activeElement : undefined;
	const caret = focused && caretOf(focused);
	const open = [...element.querySelectorAll("details[open] > summary")];
	const all = [...element.querySelectorAll(PRESSABLE)];
	const pressedOne = pressed?.closest(PRESSABLE);
	// A link or a form that the browser has followed already is not followed twice.
	const press = pressedOne && !actsAlone(pressedOne, host) ? pressedOne : undefined;
	// Fields that stay, since the server rendered them: React hears of what was typed only where it comes after React.
	const own = changed.filter((field) => host.contains(field));
	const typed = new Map(own.map((field) => [field, copyOf(field)]));
	for (const field of own) takeBack(field);
	const toIsland = () => {
		for (const field of changed) {
			const twin = sameByName(field, host);
			if (twin) copyValue(typed.get(field) ?? field, twin);
		}
		for (const summary of open) {
			const twin = sameByWords(summary, host);
			if (twin?.getAttribute("aria-expanded") === "false") twin.click();
		}
		if (focused) focus(counterpart(focused, all, host), caret);
		if (press && element.contains(host)) same(press, host)?.click();
	};
	return {
		toIsland,
		toFallback: () => focus(focused, caret)
	};
}
function focus(element, caret) {
	element?.focus({ preventScroll: true });
	// An e-mail field, say, has no caret that a script may see or set.
	if (element && caret && caretOf(element)) element.setSelectionRange(...caret);
}
const isSelect = (element) => element.localName === "select";
/** A tick box, where what is chosen is not the value. */
const isTick = (element) => element.matches("input[type=\"checkbox\"], input[type=\"radio\"]");
const isChanged = (field) => {
	if (isSelect(field)) {
		const options = [...field.options];
		// Where the page chooses none, the browser shows the first one that can be chosen.
		const first = field.multiple || options.some(({ defaultSelected }) => defaultSelected) ? undefined : options.find(({ disabled }) => !disabled);
		return options.some((option) => option.selected !== (option.defaultSelected || option === first));
	}
	if (isTick(field)) {
		const { checked, defaultChecked } = field;
		return checked !== defaultChecked;
	}
	return field.value !== field.defaultValue;
};
/** Lists and files need not be set back: React hears of them all the same. */
const staysAsItIs = (field) => isSelect(field) || field.type === "file";
/** What the visitor has made of a field; of radios all are copied before one is set back, which changes the others. */
function copyOf(field) {
	if (field.type === "file") return field;
	const copy = field.cloneNode(true);
	// React chooses its own anew as it takes the list over.
	if (isSelect(field)) [...field.options].forEach(({ selected }, at) => copy.options[at].selected = selected);
	else copy.value = field.value;
	return copy;
}
/** Sets a text field or a tick box back to what the page said. */
function takeBack(field) {
	if (staysAsItIs(field)) return;
	if (isTick(field)) field.checked = field.defaultChecked;
	else field.value = field.defaultValue;
}
function caretOf(element) {
	if (!element.matches("input, textarea")) return undefined;
	const { selectionStart, selectionEnd } = element;
	return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}
/** Whether the browser itself has done what the press is for: followed a link, sent a form, opened a disclosure, or closed one that stays. */
const actsAlone = (element, host) => element.matches("a[href], input:not([type=\"button\"]), select, textarea") || element.matches("button:not([type=\"button\"])") && element.form !== null || element.localName === "summary" && (host.contains(element) || element.parentElement.open);
const pressables = (host) => [...host.querySelectorAll(PRESSABLE)];
/** The element itself, where it is a part of the island; else the one of the island with the same name; of those with a value that says which one is meant, the same value. */
function sameByName(element, host) {
	if (host.contains(element)) return element;
	const name = element.getAttribute("name");
	if (!name) return undefined;
	const isOneOf = isTick(element) || isButton(element);
	return pressables(host).find((candidate) => candidate.getAttribute("name") === name && (!isOneOf || candidate.value === element.value));
}
/** The element of its kind with the same words; else, where one alone has them, with the same words but for numbers: a count may have changed. */
function sameByWords(element, host) {
	const words = wordsOf(element);
	const letters = lettersOf(element);
	const candidates = pressables(host).filter(kin(element));
	const alike = letters ? candidates.filter((candidate) => lettersOf(candidate) === letters) : [];
	return (words ? candidates.find((candidate) => wordsOf(candidate) === words) : undefined) ?? (alike.length === 1 ? alike[0] : undefined);
}
/** The element that says and does the same: a press is never handed to one that says something else. */
const same = (element, host) => sameByName(element, host) ?? sameByWords(element, host);
/** The element of the island that stands for one of the fallback: the same one, else, but for a field, the one in the same place among its kind. */
function counterpart(element, all, host) {
	const isKin = kin(element);
	const place = element.getAttribute("name") ? -1 : all.filter(isKin).indexOf(element);
	return same(element, host) ?? pressables(host).filter(isKin)[place];
}
const wordsOf = (element) => (element.getAttribute("aria-label") ?? (isButton(element) && element.value || element.textContent)).replace(/\s+/g, " ").trim();
const lettersOf = (element) => wordsOf(element).replace(/[^\p{L}]+/gu, " ").trim();
const isButton = (element) => element.matches("button, summary, [role=\"button\"], input[type=\"submit\"], input[type=\"button\"]");
/** A summary of the fallback is a button in the island. */
const kin = (element) => isButton(element) ? isButton : (other) => other.localName === element.localName && !isButton(other);
/** Sets the value as a visitor does, so that React hears of it. */
function copyValue(from, to) {
	if (isTick(to)) {
		if (to.checked !== from.checked) to.click();
		return;
	}
	if (to.type === "file") to.files = from.files;
	else if (isSelect(to) && isSelect(from) && to.multiple) {
		const chosen = new Set([...from.selectedOptions].map(({ value }) => value));
		for (const option of to.options) option.selected = chosen.has(option.value);
	} else {
		const prototype = Object.getPrototypeOf(to);
		Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(to, from.value);
	}
	const type = isSelect(to) || to.type === "file" ? "change" : "input";
	to.dispatchEvent(new Event(type, { bubbles: true }));
}
