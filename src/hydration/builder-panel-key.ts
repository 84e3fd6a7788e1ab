/**
 * Where this window keeps which panel of the builder was chosen, and for which chapter ("1 edit"): whoever loads the page
 * again finds what they were in.
 */
export const builderPanelKey = 'cq-builder-panel';
