import { __experimentalLinkControl, LinkControl as StableLinkControl } from '@wordpress/block-editor';
import { Button, Popover, TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { t } from '../messages.ts';
import type { TextProps } from './field.ts';

/** WordPress's search for pages and addresses. */
export const LinkControl = StableLinkControl ?? __experimentalLinkControl;

/** A field for an address: entered, or chosen with WordPress's link control. */
export function LinkField(props: TextProps) {
  const { label, value, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="saaristo-field saaristo-with-button">
      <TextControl {...props} inputMode="url" />
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-label={t.choosePage(label)}
        onClick={() => setOpen(!isOpen)}
      >
        {t.choose}
      </Button>
      {isOpen && (
        <Popover position="bottom left" onClose={() => setOpen(false)} focusOnMount="firstElement">
          <LinkControl
            value={value === '' ? undefined : { url: value }}
            settings={[]}
            forceIsEditingLink
            showInitialSuggestions
            onChange={({ url }) => {
              onChange(url ?? '');
              setOpen(false);
            }}
          />
        </Popover>
      )}
    </div>
  );
}
