/**
* A text without those characters at its end that are among `characters`. In place of `/[characters]+$/`, which looks at every
* run of them anew from each of its characters: a text of thousands in its middle takes seconds.
*/
export function withoutTrailing(text, characters) {
	let end = text.length;
	while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}
