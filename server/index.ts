// What a merchant's own server takes of the shop: its pages, the proxy in front of a Magento, what that backend lacks.
export { createPageRenderer, type RendererOptions } from './pages/index';
export { preloadsOf } from './pages/document/preloads';
export { keepMissingFields, type MissingFields } from './pages/missing-fields';
export { createRemote, createRemoteBackend, type RemoteBackendOptions } from './proxy/remote-backend';
export { createStaticFiles } from './http/static-files';
export { CannotCheck, examine, learnMissing, type ExamineOptions, type Report } from './doctor/index';
export type {
  FirstScreen,
  FirstScreens,
  FirstScreensOptions,
  ServedElement,
} from './pages/document/first-screen';
