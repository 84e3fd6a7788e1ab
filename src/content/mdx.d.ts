declare module '*.mdx' {
  import type { ContentPage } from './mdx-components';
  const Page: ContentPage;
  export default Page;
}
