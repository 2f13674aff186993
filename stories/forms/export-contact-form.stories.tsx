import ExportContactForm from '../../widgets/forms/export-contact-form/ExportContactForm.tsx';
import { examples } from '../../widgets/forms/export-contact-form/examples.ts';
import definition from '../../widgets/forms/export-contact-form/widget.ts';
import { fromExamples } from '../from-examples.tsx';

const { meta, story } = fromExamples(definition, ExportContactForm, examples);

export default { ...meta };

export const Request = story('request');
export const TextsOfItsOwn = story('texts of its own');
export const FailingCall = story('failing call');
export const Hostile = story('hostile');
