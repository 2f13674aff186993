import LoginPrompt from '../../widgets/shop/login-prompt/LoginPrompt.tsx';
import { examples } from '../../widgets/shop/login-prompt/examples.ts';
import definition from '../../widgets/shop/login-prompt/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, LoginPrompt, examples);

export default {
  ...meta,
  globals: { site: 'lihakauppa' },
  beforeEach() {
    history.replaceState(null, '', '#kirjaudu');
    return () => history.replaceState(null, '', location.pathname + location.search);
  },
};

export const TwoWaysOn = story('two ways on');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
