import { createRecipes } from '../../cms/demo/recipes/make.ts';

/** For large kitchens. */
export const recipes = createRecipes('foodservicese', 'se', [
  {
    id: 'kalops-100',
    title: 'Kalops med rödbetor, 100 portioner',
    teaser: 'Husman som håller i värmeriet och minns mormor.',
    minutes: 60,
    portions: 100,
    yield: { portionSize: 460, totalKg: 47.5 },
    ingredients: [
      [25, 'kg', 'Kökslotsen kalops'],
      [18, 'kg', 'kokt potatis'],
      [5, 'kg', 'inlagda rödbetor'],
      [0.5, 'kg', 'persilja'],
    ],
    steps: [
      'Värm påsarna i vattenbad eller ånga på 90 grader i 40 minuter, kärntemperatur minst 72 grader.',
      'Töm i GN-bleck och rör försiktigt så att köttet inte faller sönder.',
      'Servera med potatis och rödbetor och avsluta med persilja.',
    ],
    tags: ['husman', 'nöt'],
    category: 'Skola och omsorg',
  },
  {
    id: 'akerbonsburgare',
    title: 'Åkerbönsburgare med picklad lök, 40 portioner',
    teaser: 'Den gröna dagen som ingen klagar på.',
    minutes: 45,
    portions: 40,
    yield: { portionSize: 250, totalKg: 10.4 },
    ingredients: [
      [3.2, 'kg', 'Kökslotsen åkerbönsbiff'],
      [40, 'st', 'hamburgerbröd'],
      [1, 'kg', 'rödlök'],
      [1, 'l', 'ättikslag'],
      [1.5, 'kg', 'sallad'],
      [1.5, 'kg', 'havrefraiche'],
    ],
    steps: [
      'Skiva löken tunt, slå på kokande lag och låt svalna.',
      'Stek biffarna i ugn på 200 grader i 12 minuter. Rosta bröden de sista två.',
      'Duka upp som byggstation med biffarna i varmhållning, högst en timme.',
    ],
    novelty: true,
    tags: ['vegetariskt', 'skola'],
    category: 'Skola och omsorg',
  },
]);
