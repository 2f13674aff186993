import LunchMenuEditor from '../../widgets/professional/lunch-menu-editor/LunchMenuEditor.tsx';
import { examples } from '../../widgets/professional/lunch-menu-editor/examples.ts';
import definition from '../../widgets/professional/lunch-menu-editor/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, LunchMenuEditor, examples);

export default { ...meta };

export const ThreeBackgrounds = story('three backgrounds');
export const NothingWritten = story('nothing written');
export const NoBackground = story('no background');
export const LongText = story('long text');
export const Hostile = story('hostile');
