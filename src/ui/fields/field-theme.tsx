import { Checkbox, createTheme, Input, MantineProvider, TextInput, Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import './field-theme.css';

const theme = createTheme({
  respectReducedMotion: true,
  fontFamily: 'var(--sans)',
  defaultRadius: 8,
  components: {
    TextInput: TextInput.extend({ defaultProps: { size: 'md' } }),
    Textarea: Textarea.extend({ defaultProps: { size: 'md' } }),
    Checkbox: Checkbox.extend({ defaultProps: { size: 'md' } }),
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'description', 'input', 'error'] },
    }),
  },
});

/**
 * Gives Mantine's fields our tokens. It wraps only the screens that hold a form, so that the others stay light. Its
 * variables come from style sheets, because the Trusted Types policy lets nobody write a style element as markup.
 */
export function FieldTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  );
}
