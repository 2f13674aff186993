/** The tables of a migrated database. `npm run cms -- database-types` writes this file. */
import type { Generated, GeneratedAlways } from 'kysely';
import type { Defaulted, Json, OptionalJson } from './column-types.ts';

export interface Tables {
  audit_event: {
    id: GeneratedAlways<number>;
    at: Generated<Date>;
    user_id: number | null;
    user_name: string;
    action: string;
    page_id: number | null;
    subject: Generated<string>;
    count: Generated<number>;
  };
  cell: {
    site: string;
    language: string;
    kind: string;
    equipment: boolean;
    category_key: string;
    category_ids: string[];
    author_key: string;
    tags: string[];
    size: number;
  };
  choice: {
    site: string;
    language: string;
    kind: string;
    equipment: boolean;
    dimension: string;
    key: string;
    label: string;
    position: number;
  };
  content_like: {
    content_id: string;
    like_count: number;
  };
  editor_link: {
    token_hash: string;
    user_id: number;
    expires_at: Date;
  };
  editor_openid_login: {
    token_hash: string;
    verifier: string;
    nonce: string;
    expires_at: Date;
  };
  editor_recovery_code: {
    user_id: number;
    code_hash: string;
  };
  editor_request: {
    user_id: number;
    key: string;
    call: string;
    answer: OptionalJson;
    expires_at: Generated<Date>;
  };
  editor_second_step: {
    token_hash: string;
    user_id: number;
    expires_at: Date;
  };
  editor_session: {
    token_hash: string;
    expires_at: Date;
    user_id: number;
  };
  editor_setup: {
    token_hash: string;
    expires_at: Date;
  };
  editor_user: {
    id: GeneratedAlways<number>;
    email: string;
    name: string;
    role: 'editor' | 'publisher';
    password_hash: string;
    created_at: Generated<Date>;
    sites: string[] | null;
    languages: string[] | null;
    totp_secret: string | null;
    totp_confirmed: Generated<boolean>;
    totp_step: Generated<number>;
    openid_subject: string | null;
    mail_language: string | null;
    mail_origin: string | null;
    wants_mail: Generated<boolean>;
    told_at: Generated<Date>;
  };
  enquiry: {
    id: GeneratedAlways<number>;
    kind: string;
    site: string;
    data: Json;
    received_at: Generated<Date>;
    digest: string | null;
    without_captcha: Generated<boolean>;
    answered_at: Date | null;
    answered_by: number | null;
    assigned_to: number | null;
  };
  enquiry_file: {
    id: GeneratedAlways<number>;
    enquiry_id: number;
    position: number;
    name: string;
    type: string;
    size: number;
    content: Uint8Array;
    file_key: string | null;
  };
  enquiry_note: {
    id: GeneratedAlways<number>;
    enquiry_id: number;
    body: string;
    written_at: Generated<Date>;
    written_by: string;
  };
  enquiry_reply: {
    id: GeneratedAlways<number>;
    enquiry_id: number;
    form_key: string;
    recipient: string;
    subject: string;
    body: string;
    written_at: Generated<Date>;
    written_by: string;
    user_id: number | null;
    state: Generated<'waiting' | 'sending' | 'sent' | 'failed'>;
    error: string | null;
    sent_at: Date | null;
    is_forward: Generated<boolean>;
  };
  entry: {
    site: string;
    path: string;
    language: string;
    kind: string;
    content_id: string;
    title: string;
    category: Generated<string>;
    category_key: Generated<string>;
    teaser: Generated<string>;
    image: Generated<string>;
    published_on: string | null;
    position: number;
    details: Json;
    words: string;
    equipment: Generated<boolean>;
    category_ids: Generated<string[]>;
    tags: Generated<string[]>;
    author: Generated<string>;
    author_key: Generated<string>;
    title_key: Generated<string>;
    hit: Defaulted<Json>;
    head: Generated<string>;
  };
  facet: {
    language: string;
    key: string;
    list: string;
    label: string;
    position: number;
  };
  form_mail_refusal: {
    site: string;
    form: string;
    recipient: string;
    refused_at: Generated<Date>;
    reason: string;
  };
  form_result: {
    key_hash: string;
    site: string;
    content: Json;
    expires_at: Date;
  };
  item: {
    id: GeneratedAlways<number>;
    collection: string;
    key: string | null;
    site: string | null;
    language: string | null;
    title: string;
    position: number;
    draft: Json;
    published: OptionalJson;
    published_at: Date | null;
    revision: Generated<number>;
    changed_at: Generated<Date>;
    changed_by: number | null;
    origin: string | null;
    shipped: OptionalJson;
    publish_at: Date | null;
    scheduled: OptionalJson;
    scheduled_by_id: number | null;
    scheduled_by: string | null;
    deleted_at: Date | null;
  };
  item_version: {
    item_id: number;
    number: number;
    value: Json;
    made_at: Generated<Date>;
    made_by: string;
  };
  job: {
    name: string;
    key: Generated<string>;
    run_at: Date;
    attempts: Generated<number>;
    last_error: string | null;
    claim: string | null;
    locked_until: Date | null;
    failed_at: Date | null;
  };
  media: {
    id: GeneratedAlways<number>;
    name: string;
    alt: string;
    type: string;
    width: number;
    height: number;
    focus_x: Generated<number>;
    focus_y: Generated<number>;
    digest: string;
    added_at: Generated<Date>;
    added_by: number | null;
    tags: Generated<string[]>;
    bytes: number | null;
    language: string | null;
    alts: Defaulted<Json>;
    is_decorative: Generated<boolean>;
    deleted_at: Date | null;
    edit: OptionalJson;
  };
  media_file: {
    media_id: number;
    cut: string;
    width: number;
    type: string;
    content: Uint8Array;
    file_key: string | null;
  };
  menu: {
    id: string;
    site: string;
    weeks: Json;
    saved_at: Generated<Date>;
    read_on: Generated<string>;
  };
  migration: {
    number: number;
    name: string;
    ran_at: Generated<Date>;
    checksum: string;
    expands: Generated<boolean>;
  };
  navigation: {
    site: string;
    language: string;
    desktop: Json;
    mobile: Json;
    footer: Defaulted<Json>;
  };
  page: {
    id: GeneratedAlways<number>;
    site: string;
    language: string;
    path: string;
    address: string;
    position: number;
    draft: Json;
    draft_version: Generated<number>;
    draft_at: Generated<Date>;
    draft_by: number | null;
    published: OptionalJson;
    published_at: Date | null;
    deleted_at: Date | null;
    shipped: Generated<boolean>;
    origin: string | null;
    template:
      | 'product'
      | 'recipe'
      | 'news'
      | 'product-list'
      | 'recipe-list'
      | 'news-list'
      | 'search'
      | 'section'
      | null;
    unpublish_at: Date | null;
    unpublish_by: string | null;
    translation_of: number | null;
    translated: Defaulted<Json>;
    unpublish_by_id: number | null;
    draft_name: Generated<string>;
    uses: string[] | null;
  };
  page_draft: {
    page_id: number;
    number: number;
    details: Json;
    started_at: Generated<Date>;
    saved_at: Generated<Date>;
    saved_by: string;
    user_id: number | null;
    is_open: Generated<boolean>;
  };
  page_edition: {
    id: GeneratedAlways<number>;
    page_id: number;
    name: string;
    draft: OptionalJson;
    version: Generated<number>;
    saved_at: Generated<Date>;
    saved_by: string;
    publish_at: Date | null;
    scheduled: OptionalJson;
    scheduled_sections: OptionalJson;
    scheduled_by: string | null;
    scheduled_by_id: number | null;
    uses: string[] | null;
  };
  page_note: {
    id: GeneratedAlways<number>;
    page_id: number;
    parent_id: number | null;
    block: number | null;
    block_type: string | null;
    body: string;
    written_by: number | null;
    written_name: string;
    written_at: Generated<Date>;
    resolved_at: Date | null;
    resolved_name: string | null;
  };
  page_note_mention: {
    note_id: number;
    user_id: number;
    seen_at: Date | null;
  };
  page_presence: {
    page_id: number;
    tab: string;
    user_id: number;
    seen_at: Generated<Date>;
  };
  page_preview_link: {
    id: GeneratedAlways<number>;
    page_id: number;
    token_hash: string;
    created_name: string;
    created_at: Generated<Date>;
    expires_at: Date;
    created_by: number | null;
  };
  page_redirect: {
    site: string;
    address: string;
    page_id: number;
  };
  page_review: {
    id: GeneratedAlways<number>;
    page_id: number;
    details: Json;
    note: Generated<string>;
    requested_by: number | null;
    requested_name: string;
    requested_at: Generated<Date>;
    result: 'approved' | 'returned' | 'withdrawn' | null;
    answer: Generated<string>;
    decided_name: string | null;
    decided_at: Date | null;
  };
  page_version: {
    page_id: number;
    number: number;
    details: Json;
    made_at: Generated<Date>;
    made_by: string;
  };
  reply_template: {
    id: GeneratedAlways<number>;
    kind: string | null;
    language: string;
    name: string;
    subject: string;
    body: string;
  };
  review: {
    id: GeneratedAlways<number>;
    content_key: string | null;
    product_code: string;
    customer_id: number | null;
    rating: number;
    body: string;
    user_name: string;
    verified: Generated<boolean>;
    written_at: Generated<Date>;
    shown: Generated<boolean>;
  };
  setting: {
    key: string;
    value: string;
  };
  shop_cart: {
    id: Generated<string>;
    customer_id: number | null;
    shown_cents: Generated<number>;
    told_once: Defaulted<Json>;
    changed_at: Generated<Date>;
    language: Generated<string>;
  };
  shop_cart_coupon: {
    cart_id: string;
    code: string;
    position: GeneratedAlways<number>;
  };
  shop_cart_line: {
    cart_id: string;
    code: string;
    quantity: number;
    seen_cents: number;
    position: GeneratedAlways<number>;
  };
  shop_coupon: {
    code: string;
    kind: 'percent' | 'sum' | 'loyalty' | 'shipping' | 'refund' | 'gift-card';
    amount: number;
    minimum_cents: Generated<number>;
    expires_on: string | null;
    uses_left: number | null;
    once_per_customer: Generated<boolean>;
  };
  shop_coupon_use: {
    order_id: number;
    code: string;
    cents: number;
  };
  shop_customer: {
    id: GeneratedAlways<number>;
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    delivery_address: OptionalJson;
    billing_address: OptionalJson;
    phone_country_code: Generated<string>;
    phone_number: Generated<string>;
    additional_information: Generated<string>;
  };
  shop_delivery_area: {
    first_code: string;
    last_code: string;
    name: string;
  };
  shop_delivery_window: {
    time: string;
    label: string;
    capacity: number;
  };
  shop_handover: {
    token_hash: string;
    id_hash: string;
    expires_at: Date;
  };
  shop_login: {
    token_hash: string;
    customer_id: number;
    expires_at: Date;
  };
  shop_order: {
    id: GeneratedAlways<number>;
    key: string;
    cart_id: string | null;
    customer_id: number | null;
    status: 'waiting' | 'paid' | 'cancelled' | 'expired';
    payment_method: string;
    email: string;
    phone: string;
    additional_information: string;
    delivery_address: Json;
    area: string;
    day: string;
    time: string;
    totals: Json;
    total_cents: number;
    made_at: Generated<Date>;
    expires_at: Date;
    paid_at: Date | null;
    visitor_hash: string | null;
    language: Generated<string>;
  };
  shop_order_line: {
    order_id: number;
    code: string;
    position: number;
    name: string;
    category: string;
    quantity: number;
    price_cents: number;
    vat_per_mille: number;
  };
  shop_order_step: {
    id: GeneratedAlways<number>;
    order_id: number;
    step: 'packed' | 'delivered' | 'refunded';
    taken_at: Generated<Date>;
    taken_by: string;
    told_at: Date | null;
    cents: number | null;
  };
  shop_payment: {
    reference: string;
    order_id: number;
    cents: number;
    refund: Generated<boolean>;
    received_at: Generated<Date>;
  };
  shop_payment_method: {
    code: string;
    label: string;
    position: number;
  };
  shop_price: {
    code: string;
    since: Generated<Date>;
    cents: number;
  };
  shop_product: {
    code: string;
    site: string;
    path: string;
    name: string;
    category: string;
    image: string;
    price_cents: number;
    compared_cents: number | null;
    vat_per_mille: number;
    weight: number;
    stock: number | null;
    sold: Generated<boolean>;
  };
  shop_slot: {
    area: string;
    day: string;
    time: string;
    taken: number;
  };
  shop_terms: {
    one: Generated<boolean>;
    shipping_cents: number;
    free_shipping_from_cents: number;
    handling_cents: number;
    cut_off_hour: number;
    seller: OptionalJson;
  };
  shop_visitor: {
    id_hash: string;
    cart_id: string | null;
    expires_at: Date;
    joined_hash: string | null;
  };
  sign_up: {
    id: GeneratedAlways<number>;
    kind: string;
    site: string;
    key: string;
    data: Json;
    received_at: Generated<Date>;
    token: Generated<string>;
    link: string | null;
    confirmed_at: Date | null;
    asked_at: Date | null;
  };
  site: {
    site: string;
    details: Json;
  };
  site_fact: {
    site: string;
    source: string;
    name: string;
    language: string | null;
    text: string;
  };
  stored_file: {
    key: string;
    sha256: string;
    bytes: number;
    created_at: Generated<Date>;
  };
  synonym: {
    id: GeneratedAlways<number>;
    language: string;
    words: string[];
    also: Generated<string[]>;
  };
  tried: {
    key: string;
    count: number;
    ends_at: Date;
  };
  used_challenge: {
    signature: string;
    expires_at: Date;
  };
  vocabulary: {
    site: string;
    language: string;
    kind: string;
    word: string;
    weight: number;
  };
}
