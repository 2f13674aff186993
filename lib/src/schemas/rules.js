/** What fields may be asked to hold. A rule that a value breaks is named by the key of its text (src/forms/messages.ts). */
import { array, boolean, string } from "yup";
import { readTypedDay } from "../lib/day.js";
import { isEmail } from "../lib/email.js";
import { hasSpecialCharacters, MESSAGE_LIMIT } from "../lib/message-characters.js";
/** More than anybody's name, street or e-mail address has. */
const TEXT_LIMIT = 500;
/** A text that may be left empty (FRM-16). */
export const optionalText = (limit = TEXT_LIMIT) => string().defined().max(limit, "tooLong");
/** A text with something in it besides white space (FRM-15). */
export const requiredText = (limit = TEXT_LIMIT) => optionalText(limit).test("required", "requiredLabel", (text) => text.trim() !== "");
/** A required message, without special characters (FRM-22, FRM-23). */
export const requiredMessage = (limit = MESSAGE_LIMIT) => requiredText(limit).test("characters", "specialCharacters", (text) => !hasSpecialCharacters(text));
/** An e-mail address, if it is there at all (FRM-18). */
export const validEmail = (text) => text.trim() === "" || isEmail(text);
/** Asks a sign-up for an e-mail address; empty and wrong have one text (NWS-05). */
export const signUpEmail = () => optionalText().test("required", "emptyEmailLabel", isEmail);
/** A day as it is typed (see #lib/day.ts), or nothing. */
export const optionalDay = () => optionalText().test("day", "wrongDay", (text) => text.trim() === "" || readTypedDay(text) !== undefined);
/** A day as it is typed. */
export const requiredDay = () => requiredText().test("day", "wrongDay", (text) => readTypedDay(text) !== undefined);
/** A box that has to be ticked (PRO-03, NWS-16). */
export const ticked = () => boolean().defined().test("required", "requiredLabel", (value) => value);
/** Some of a list of choices. */
export const choices = () => array().of(string().defined().max(TEXT_LIMIT)).defined().max(100);
