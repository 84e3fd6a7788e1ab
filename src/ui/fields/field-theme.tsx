import {
  Checkbox,
  createTheme,
  Input,
  MantineProvider,
  TextInput,
  Textarea,
  type CSSVariablesResolver,
} from '@mantine/core';
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

// Mantine's own palette fails AA on our paper, so its variables point at our tokens; they follow light and dark.
const tokensForMantine: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-error': 'var(--bad)',
    '--mantine-color-dimmed': 'var(--soft)',
    '--mantine-color-placeholder': 'var(--soft)',
    '--mantine-color-default': 'var(--paper)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--soft)',
    '--mantine-primary-color-filled': 'var(--green)',
    '--mantine-primary-color-contrast': 'var(--on-green)',
  },
  light: {},
  dark: {},
});

/** Gives Mantine's fields our tokens. It wraps only the screens that hold a form, so that the others stay light. */
export function FieldTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={tokensForMantine}
      defaultColorScheme="auto"
    >
      {children}
    </MantineProvider>
  );
}
