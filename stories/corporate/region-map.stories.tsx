import RegionMap from '../../widgets/corporate/region-map/RegionMap.tsx';
import { examples } from '../../widgets/corporate/region-map/examples.ts';
import definition from '../../widgets/corporate/region-map/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, RegionMap, examples);

export default { ...meta };

export const PointsOnAMap = story('points on a map');
export const RegionsWithoutPoints = story('regions without points');
export const Empty = story('empty');
export const LongAndHostile = story('long and hostile');
