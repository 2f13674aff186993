/** Plain blocks: the server renders them as an element around their slots, without a script. Runs anywhere. */
import { isRecord } from 'saaristo/form';
import type { BlockSlots, PlainBlock } from '../contract.ts';

/** An element of a plain block. */
export interface PlainElement {
  /** Undefined: the element does not have the attribute. */
  attributes: Record<string, string | undefined>;
  /** The names of the slots that have blocks, in order. Each is an element in it. */
  slots: string[];
}

/**
 * Returns the element of a plain block, for the canvas and for the server: its class is the name of the block, and each choice of its props
 * other than the default is a `data-` attribute. A value that is none of the choices is the default.
 */
export function getPlainElement(block: PlainBlock, value: unknown, slots: BlockSlots = {}): PlainElement {
  const props = isRecord(value) ? value : {};
  const choices = Object.entries(block.props.properties ?? {}).map(([name, schema]) => {
    const given = props[name];
    const isGiven = schema.enum ? schema.enum.includes(given) : typeof given === schema.type;
    return [`data-${name}`, isGiven && given !== schema.default ? String(given) : undefined] as const;
  });
  const declared = block.slots.map(({ name }) => name);
  return {
    attributes: { class: block.name, ...Object.fromEntries(choices) },
    slots: [...new Set([...declared, ...Object.keys(slots)])].filter(
      (name) => (slots[name] ?? []).length > 0,
    ),
  };
}
