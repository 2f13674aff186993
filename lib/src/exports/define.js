export { defineWidget, editor, image, label, link } from "../island/define.js";
export * from "../lib/site.js";
