import NewsSearch from '../../widgets/search/news-search/NewsSearch.tsx';
import { examples } from '../../widgets/search/news-search/examples.ts';
import definition from '../../widgets/search/news-search/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, NewsSearch, examples);

export default { ...meta, tags: ['wide'] };

export const AllNews = story('all news');
export const AuthorsToChooseFrom = story('authors to choose from');
export const NothingFound = story('nothing found');
export const SlowAnswer = story('slow answer');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
