/** `sessionStorage` key of the builder's chosen panel and its chapter ("1 edit"), so that a reload shows the same panel. */
export const builderPanelKey = 'cq-builder-panel';
