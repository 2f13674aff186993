/** Creates Storybook's controls and argument tables from the JSON Schema of a widget's props. */
import type { ArgTypes, InputType } from 'storybook/internal/types';

interface PropSchema {
  type?: string;
  title?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly PropSchema[];
}

interface PropsSchema {
  properties?: Readonly<Record<string, PropSchema>>;
  required?: readonly string[];
}

/** Returns the control for a prop. Nested values are edited as JSON. */
function getControl({ type, enum: choices, anyOf }: PropSchema): InputType {
  if (choices) return { control: 'select', options: choices };
  if (type === 'boolean') return { control: 'boolean' };
  if (type === 'number' || type === 'integer') return { control: 'number' };
  if (type === 'string' || anyOf?.some((one) => one.type === 'string')) return { control: 'text' };
  return { control: 'object' };
}

function describeType({ type, enum: choices, anyOf }: PropSchema): string {
  if (choices) return choices.map((choice) => JSON.stringify(choice)).join(' | ');
  return type ?? anyOf?.map(describeType).join(' | ') ?? 'any';
}

/** Returns a row for each prop: title and help as for editors, type, default and control. */
export function createControls(schema: PropsSchema): ArgTypes {
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, prop]) => [
      name,
      {
        ...getControl(prop),
        name,
        description: [prop.title, prop.description].filter(Boolean).join(': '),
        type: {
          name: 'other',
          value: describeType(prop),
          required: schema.required?.includes(name) ?? false,
        },
        table: {
          type: { summary: describeType(prop) },
          ...('default' in prop ? { defaultValue: { summary: JSON.stringify(prop.default) } } : {}),
        },
      },
    ]),
  );
}
