/** Valid data and files of all forms. */

type Data = Record<string, unknown>;

export interface SampleForm {
  path: string;
  kind: string;
  Data: Data;
  /** Required properties. */
  required: string[];
  /** Whether the fields are the body. */
  flat?: true;
}

const person = {
  Firstname: 'Åsa',
  Lastname: "O'Neill-Öhman",
  StreetAddress: 'Rantakatu 1 A',
  PostalCode: '20100',
  City: 'Turku',
  Phone: '040 123 4567',
  Email: 'asa@saaristo.example',
  ContactByEmail: true,
  ContactByPhone: false,
  NoContact: false,
};
const personRequired = ['Firstname', 'Lastname', 'StreetAddress', 'PostalCode', 'City', 'Email'];
const writer = {
  FirstName: 'Åsa',
  LastName: 'Öhman',
  Email: 'asa@saaristo.example',
  Phone: '040 123 4567',
};

export const complaint: SampleForm = {
  path: '/api/contact/retail/reclamation',
  kind: 'complaint',
  Data: {
    ...person,
    Message: 'Pakkaus oli auki.\nMitä teen?',
    ProductId: 100,
    ProductName: 'Rantalenkki',
    BatchNumber: 'L 123',
    ExpirationDate: '2026-12-31',
    PlaceOfPurchase: 'Kauppa, Turku',
  },
  required: [...personRequired, 'Message', 'ProductName', 'ExpirationDate', 'PlaceOfPurchase'],
};

export const question: SampleForm = {
  path: '/api/contact/retail/question',
  kind: 'question',
  Data: { Message: 'Mistä liha tulee? "Suomesta" (100 %)' },
  required: ['Message'],
};

export const sponsorship: SampleForm = {
  path: '/api/contact/retail/sponsor',
  kind: 'sponsorship',
  Data: {
    Subject: 'Lasten ja nuorten urheilu',
    Groupname: 'Rannan Pallo',
    EventDate: null,
    Message: 'Turnaus kesällä.',
    Firstname: 'Åsa',
    Lastname: 'Öhman',
    Email: 'asa@saaristo.example',
    Phone: '040 123 4567',
  },
  required: ['Subject', 'Groupname', 'Message', 'Firstname', 'Lastname', 'Email', 'Phone'],
};

export const sales: SampleForm = {
  path: '/api/fs/salesform',
  kind: 'sales',
  Data: {
    firstName: 'Åsa',
    lastName: 'Öhman',
    email: 'asa@saaristo.fi',
    phone: '',
    organization: 'Ravintola Ranta',
    message: 'Merkit & <tagit> käyvät tässä.',
    customerNumber: '4711',
    product: { productId: 100, title: 'Rantalenkki' },
    formType: 'Feedback',
    contactRequest: 'Email',
  },
  required: ['firstName', 'lastName', 'email', 'message', 'formType', 'contactRequest'],
  flat: true,
};

export const sampleForms: SampleForm[] = [
  complaint,
  {
    path: '/api/contact/retail/feedback',
    kind: 'feedback',
    Data: { ...person, Message: 'Hyvää!', ProductId: null, ProductName: '' },
    required: [...personRequired, 'Message'],
  },
  question,
  sponsorship,
  {
    path: '/api/contact/promotionalphoto',
    kind: 'promotional-photo',
    Data: { ...writer, MethodOfContact: 'phone' },
    required: [...Object.keys(writer), 'MethodOfContact'],
  },
  {
    path: '/api/contact/mfcontact',
    kind: 'brand-contact',
    Data: { ...writer, Message: 'Terve!' },
    required: [...Object.keys(writer), 'Message'],
  },
  {
    path: '/api/contact/mfcontact',
    kind: 'brand-address-contact',
    Data: { ...writer, Message: 'Terve!', City: '', StreetAddress: '', PostalCode: '' },
    required: [...Object.keys(writer), 'Message'],
  },
  {
    path: '/api/contact/school-material/request',
    kind: 'school-material',
    Data: {
      FirstName: 'Åsa',
      LastName: 'Öhman',
      School: 'Rannan koulu',
      Region: '',
      Email: 'asa@saaristo.example',
      Materials: ['Vihko', 'Juliste'],
      Links: ['/vihko', '/juliste'],
      Message: 'Kiitos & hei <3',
      Subject: 'Materiaalit',
    },
    required: ['FirstName', 'LastName', 'Email', 'Materials'],
  },
  {
    path: '/api/contact/school-material/request',
    kind: 'school-contact',
    Data: {
      FirstName: 'Åsa',
      LastName: 'Öhman',
      School: 'Rannan koulu',
      Region: '',
      Email: 'asa@saaristo.example',
      Materials: [],
      Links: [],
      Message: 'Tuletteko kylään?',
      Subject: '',
    },
    required: ['FirstName', 'LastName', 'Email', 'Message'],
  },
  {
    path: '/api/contact/business/requestcontact',
    kind: 'export-contact',
    Data: {
      Subject: 'Export contact request',
      FullName: 'Ann Archer',
      Company: 'Archer Ltd',
      Message: 'Please call me.',
      Email: 'ann@archer.example',
      Phone: '+44 20 1234 5678',
      ContentId: 'page-7',
      CustomerId: '',
    },
    required: ['FullName', 'Company', 'Message', 'Email', 'Phone'],
  },
  {
    path: '/api/contact/business/requestcontact',
    kind: 'expert-question',
    Data: {
      Subject: 'Kysy asiantuntijalta',
      FullName: 'Åsa Öhman',
      Company: '',
      Message: 'Miten kypsennän?',
      Email: 'asa@saaristo.example',
      Phone: '',
      CustomerId: '',
    },
    required: ['FullName', 'Message', 'Email'],
  },
  sales,
];

/** Returns the body of a call. */
export const bodyOf = ({ flat }: SampleForm, data: object, token: unknown, files: unknown = null): object =>
  flat ? { ...data, captchaToken: token } : { Data: data, Files: files, MTCaptchaToken: token };

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** First bytes of files by type. */
export const contents = {
  png: PNG,
  jpeg: Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex'),
  pdf: Buffer.from('%PDF-1.4\n%%EOF\n'),
  exe: Buffer.concat([Buffer.from('MZ\u0090\u0000', 'latin1'), Buffer.alloc(200)]),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};

/** Creates a file as sent by forms (FRM-05). */
export const fileOf = (Name: string, type: string, content: Buffer): { Name: string; Data: string } => ({
  Name,
  Data: `data:${type};base64,${content.toString('base64')}`,
});
