import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from 'saaristo/define';
import { Island } from 'saaristo/testing';
import { examples } from '../widgets/content/greeting/examples.ts';
import Greeting from '../widgets/content/greeting/Greeting.tsx';
import definition from '../widgets/content/greeting/widget.ts';

const meta: Meta = {
  title: 'Content/Greeting',
  render: (props, { globals }) => (
    <Island
      definition={definition}
      component={Greeting}
      props={props}
      settings={{ language: globals['language'] as Language }}
    />
  ),
};

export default meta;

export const Normal: StoryObj = { args: examples['normal']!.props };
export const ReturnedBefore: StoryObj = { args: examples['returned before']!.props };
