/**
 * The number of the contract between the script and the widgets' chunks: `Marker`, `MountContext` and `LoadedWidget` (types.ts). The script
 * of an open page may load a widget's chunk of a later or earlier version. Fields may be added to the contract if each side works without
 * the other's. Any other change raises the number: islands of the other number fail, with a reason
 * (docs/deployment.md#versions-side-by-side).
 */
export const CONTRACT = 1;
