/** Texts of the plugin in the block editor. WordPress translates them (languages/*.po). */
import type { ProblemMessages } from '#island/form-problems.ts';
import { __, sprintf } from '@wordpress/i18n';

type Value = string | number;

/** Problems of props. */
export const errors: ProblemMessages = {
  required: __('This must be filled in.', 'saaristo'),
  text: __('A text is needed here.', 'saaristo'),
  number: __('A number is needed here.', 'saaristo'),
  wholeNumber: __('A whole number is needed here.', 'saaristo'),
  choice: __('One of the choices is needed here.', 'saaristo'),
  wrong: __('This does not fit here.', 'saaristo'),
  /* translators: %s: a number. */
  minimum: (limit) => sprintf(__('The number must be %s at least.', 'saaristo'), limit),
  /* translators: %s: a number. */
  maximum: (limit) => sprintf(__('The number must be %s at most.', 'saaristo'), limit),
  minLength: () => __('This must be filled in.', 'saaristo'),
  /* translators: %s: a number. */
  maxLength: (limit) => sprintf(__('The text may have %s characters at most.', 'saaristo'), limit),
  /* translators: %s: a number. */
  minItems: (limit) => sprintf(__('At least %s are needed here.', 'saaristo'), limit),
  /* translators: %s: a number. */
  maxItems: (limit) => sprintf(__('At most %s fit here.', 'saaristo'), limit),
  /* translators: %s: names of fields. */
  either: (names) => sprintf(__('One of these must be filled in: %s', 'saaristo'), names),
};

/** The form and the toolbar. */
export const t = {
  yes: __('yes', 'saaristo'),
  no: __('no', 'saaristo'),
  /* translators: %s: the value that is taken where none is given. */
  default: (value: Value) => sprintf(__('Without it: %s', 'saaristo'), value),
  notGiven: __('Not given', 'saaristo'),
  choose: __('Choose', 'saaristo'),
  /* translators: %s: the name of a field. */
  choosePage: (field: Value) => sprintf(__('Choose a page: %s', 'saaristo'), field),
  mediaLibrary: __('Media library', 'saaristo'),
  /* translators: %s: the name of a field. */
  mediaLibraryOf: (field: Value) => sprintf(__('Media library: %s', 'saaristo'), field),
  pictureAddress: __('Address of the picture', 'saaristo'),
  /* translators: %s: the format of a picture, such as SVG. */
  embeddedPicture: (format: Value) => sprintf(__('Embedded picture (%s)', 'saaristo'), format),
  removePicture: __('Remove the picture', 'saaristo'),
  alt: __('Alternative text', 'saaristo'),
  altHelp: __('For who cannot see the picture. Empty where it only adorns.', 'saaristo'),
  bold: __('Bold', 'saaristo'),
  italic: __('Italic', 'saaristo'),
  list: __('List', 'saaristo'),
  numberedList: __('Numbered list', 'saaristo'),
  link: __('Link', 'saaristo'),
  /* translators: %s: the name of a field. */
  asHtml: (field: Value) => sprintf(__('As HTML: %s', 'saaristo'), field),
  /* translators: %s: the name of a field. */
  format: (field: Value) => sprintf(__('Format: %s', 'saaristo'), field),
  /* translators: %s: the number of an item in a list. */
  item: (number: Value) => sprintf(__('Item %s', 'saaristo'), number),
  moveUp: __('Move up', 'saaristo'),
  moveDown: __('Move down', 'saaristo'),
  remove: __('Remove', 'saaristo'),
  add: __('Add', 'saaristo'),
  /* translators: %s: the name of a list. */
  addTo: (list: Value) => sprintf(__('Add: %s', 'saaristo'), list),
  tryOut: __('Try it out', 'saaristo'),
  notJson: __('What is stored of this block is no JSON object.', 'saaristo'),
  hasProblems: __('The widget is not shown to visitors before this is mended:', 'saaristo'),
  more: __('More', 'saaristo'),
  load: __('When its code is fetched', 'saaristo'),
  loads: {
    '': __('As the widget does', 'saaristo'),
    eager: __('At once', 'saaristo'),
    idle: __('When the browser is idle', 'saaristo'),
    visible: __('When it comes into view', 'saaristo'),
    interaction: __('At the first press', 'saaristo'),
  },
  slot: __('Content of a block', 'saaristo'),
  allSlots: __('Show all content', 'saaristo'),
  /* translators: %s: the name of a slot. */
  lostSlot: (slot: Value) =>
    sprintf(__('The block has no place “%s” any more. Visitors do not see this content.', 'saaristo'), slot),
  /* translators: %s: the title of a block. */
  takesNoRoom: (block: Value) => sprintf(__('%s: takes no room in the page.', 'saaristo'), block),
};
