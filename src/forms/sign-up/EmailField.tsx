import { useTexts } from '#island/context.ts';
import { TextField } from '../TextField.tsx';
import { signUpMessages } from './messages.ts';

/** The e-mail address to sign up. */
export const EmailField = () => (
  <TextField name="email" label={useTexts(signUpMessages)('email')} type="email" autoComplete="email" />
);
