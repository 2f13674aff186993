import type { ComponentPropsWithRef } from 'react';
import { getButtonClass, type ButtonVariant } from './Button.tsx';
import { useInitialClientValue } from './use-initial-client-value.ts';

interface Props extends Omit<ComponentPropsWithRef<'a'>, 'onClick' | 'onKeyDown' | 'role'> {
  /** The page that a press opens before the island is mounted and without JavaScript. */
  href: string;
  variant: ButtonVariant;
  /** Called on a press once the island is mounted. */
  onPress: () => void;
}

/**
 * A link that becomes a button when its island is mounted. The element stays the same, and its URL shows the
 * same content as the press. Presses with a modifier key, such as for a new tab, are left to the browser.
 */
export function LinkButton({ href, variant, className, onPress, children, ...rest }: Props) {
  const isButton = useInitialClientValue(() => true);
  return (
    <a
      {...rest}
      href={href}
      role={isButton ? 'button' : undefined}
      className={getButtonClass(variant, className)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPress();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onPress();
      }}
    >
      {children}
    </a>
  );
}
