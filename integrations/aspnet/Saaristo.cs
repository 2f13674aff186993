using System.Text;
using System.Text.Json;
using Microsoft.AspNetCore.Antiforgery;

namespace Example;

/// <summary>The build of Saaristo, and what pages need of it.</summary>
public sealed class Saaristo(IConfiguration configuration, IHttpClientFactory clients)
{
    public const string ContentSecurityPolicy =
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types dompurify saaristo";

    public string Dist { get; } = Path.GetFullPath(configuration["SAARISTO_DIST"] ?? "../../dist");

    private Dictionary<string, string[]>? chunks;

    /// <summary>The files of these blocks with an ending, each once.</summary>
    public IEnumerable<string> Files(IEnumerable<Block> blocks, string ending)
    {
        chunks ??= JsonDocument.Parse(File.ReadAllText(Path.Combine(Dist, "widgets.json"))).RootElement
            .GetProperty("widgets").EnumerateArray().ToDictionary(
                widget => widget.GetProperty("name").GetString()!,
                widget => widget.GetProperty("chunks").EnumerateArray().Select(file => file.GetString()!).ToArray());
        return blocks.SelectMany(block => chunks.GetValueOrDefault(block.Widget, []))
            .Where(file => file.EndsWith(ending)).Distinct();
    }

    /// <summary>
    /// The default encoder of System.Text.Json writes &lt; as \u003C, so that nothing ends a script element either.
    /// </summary>
    public static string Json(JsonElement value) => JsonSerializer.Serialize(value);

    /// <summary>The page with its islands, from the sidecar; as it is, where that does not answer.</summary>
    public async Task<string> Prerender(string page)
    {
        if (configuration["SAARISTO_SIDECAR"] is not { } sidecar) return page;
        try
        {
            using var client = clients.CreateClient();
            client.Timeout = TimeSpan.FromSeconds(2);
            using var answer = await client.PostAsync(sidecar, new StringContent(page, Encoding.UTF8, "text/html"));
            return answer.IsSuccessStatusCode ? await answer.Content.ReadAsStringAsync() : page;
        }
        catch (Exception error) when (error is HttpRequestException or TaskCanceledException)
        {
            return page;
        }
    }

    /// <summary>Gives the visitor the token in a cookie that scripts of this site alone can read.</summary>
    public static void GiveToken(IAntiforgery antiforgery, HttpContext context) =>
        context.Response.Cookies.Append(
            "XSRF-TOKEN",
            antiforgery.GetAndStoreTokens(context).RequestToken!,
            new CookieOptions { SameSite = SameSiteMode.Lax, Secure = context.Request.IsHttps });
}
