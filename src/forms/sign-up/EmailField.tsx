import { useTexts } from '#island/context.ts';
import { TextField } from '../TextField.tsx';
import { signUpMessages } from './messages.ts';

/** The address that is signed up. */
export const EmailField = () => (
  <TextField name="email" label={useTexts(signUpMessages)('email')} type="email" autoComplete="email" />
);
